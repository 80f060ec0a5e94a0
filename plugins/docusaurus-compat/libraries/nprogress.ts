/** What the theme uses of nprogress: a bar that creeps until the page is there. */

const STEP_MS = 200;
const CREEP_MS = 800;

let box: HTMLElement | undefined;
let part = 0;
let creeping: number;

function place({firstElementChild: bar}: HTMLElement, to: number) {
  part = to;
  (bar as HTMLElement).style.transform = `translate3d(${(to - 1) * 100}%, 0, 0)`;
}

const later = (steps: number, act: () => void) => setTimeout(act, steps * STEP_MS);

function start(): void {
  if (box) return;
  document.getElementById('nprogress')?.remove();
  const added = document.createElement('div');
  added.id = 'nprogress';
  added.innerHTML = `<div class="bar" role="bar" style="transition:all ${STEP_MS}ms ease"></div>`;
  place(added, 0);
  document.body.append(added);
  // Lays it out, so that it moves from there.
  void added.offsetWidth;
  place(added, 0.08);
  creeping = window.setInterval(() => place(added, Math.min(0.99, part + Math.random() * 0.02)), CREEP_MS);
  box = added;
}

function done(): void {
  if (!box) return;
  const last = box;
  box = undefined;
  clearInterval(creeping);
  place(last, Math.min(0.99, part + 0.3 + Math.random() / 2));
  later(1, () => place(last, 1));
  later(2, () => Object.assign(last.style, {transition: `all ${STEP_MS}ms linear`, opacity: '0'}));
  later(3, () => last.remove());
}

export default {configure: (): void => {}, start, done};
