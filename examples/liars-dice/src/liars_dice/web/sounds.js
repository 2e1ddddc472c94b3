/** What is to be heard: by effect, a sound of the game's own (`sounds/`), or one of all games. */

export const sounds = {
  'round-started': 'rattle',
  doubted: 'knock',
  'lost-die': 'knock',
  'game-ended': 'bell',
};
