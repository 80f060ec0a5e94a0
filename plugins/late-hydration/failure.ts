/** Says that the page's scripts did not come, with a button to try again (specification, section 8). */
export function showFailure(text: string, retry: string): void {
  if (document.querySelector('.late-failure')) return;
  const box = document.createElement('div');
  box.className = 'late-failure';
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = retry;
  button.addEventListener('click', () => location.reload());
  box.append(words, button);
  document.body.append(box);
}
