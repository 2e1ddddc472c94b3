/** The operator's page looks again by itself, and says so when nobody answers. */

const { seconds, silence = '' } = document.body.dataset;

async function lookAgain() {
  try {
    const answer = await fetch('operate', { cache: 'no-store' });
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.body.replaceChildren(...page.body.childNodes);
    document.body.classList.remove('silent');
  } catch {
    const summary = document.querySelector('header p');
    if (summary) summary.textContent = silence;
    document.body.classList.add('silent');
  }
}

setInterval(lookAgain, 1000 * Number(seconds));
