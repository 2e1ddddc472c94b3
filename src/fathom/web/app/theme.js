// Sets the theme before the first paint. A plain script on purpose: modules run too late.
(() => {
  let wish = 'auto';
  try {
    wish = JSON.parse(localStorage.getItem('fathom-theme') ?? '"auto"');
  } catch {
    // no storage, no wish
  }
  const hour = new Date().getHours();
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches || hour < 7 || hour >= 19;
  document.documentElement.dataset.theme = wish === 'auto' ? (isDark ? 'night' : 'day') : wish;
})();
