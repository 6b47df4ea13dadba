// Keyboard shortcuts of the review page, which works without them: j and k go to the next and previous open thread, r replies, g then p
// goes to the position, Ctrl+Enter sends the form. Letters can be turned off (WCAG 2.1.4).
'use strict';
const help = document.getElementById('keys');
const toggle = help.querySelector('button');
const isOff = () => localStorage.getItem('review-keys') === 'off';
const show = () => { toggle.textContent = isOff() ? 'Turn on' : 'Turn off'; };
toggle.addEventListener('click', () => { localStorage.setItem('review-keys', isOff() ? 'on' : 'off'); show(); });
show();
help.hidden = false;

let current = null, last = '';

function go(step) {
  const threads = [...document.querySelectorAll('.thread[id]:not(.done)')];
  if (!threads.length) return;
  const at = threads.indexOf(current) + step;
  current = threads[current === null && step < 0 ? threads.length - 1 : Math.min(Math.max(at, 0), threads.length - 1)];
  let target = current;
  if (current.localName === 'details') { current.open = true; target = current.querySelector('summary'); } else current.tabIndex = -1;
  target.focus({ preventScroll: true });
  current.scrollIntoView({ block: 'start' });
}

function reply() {
  const form = current?.querySelector('details.say');
  if (!form) return;
  form.open = true;
  form.querySelector('textarea').focus();
}

function position() {
  const form = document.getElementById('review');
  if (!form) return;
  document.getElementById('position').open = true;
  form.querySelector('[name=position]:checked').focus();
}

document.addEventListener('keydown', event => {
  const target = event.target;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && target.form && target.localName === 'textarea') {
    event.preventDefault();
    // The reasons of a decision belong to the form of the position.
    target.form.requestSubmit(target.name === 'decision' ? document.querySelector('[formaction$="/approve"]') : null);
    return;
  }
  if (isOff() || event.ctrlKey || event.metaKey || event.altKey || target.closest('textarea, select, input:not([type=radio])')) return;
  const keys = last === 'g' && event.key === 'p' ? 'gp' : event.key;
  last = event.key;
  if (keys === 'j') go(1);
  else if (keys === 'k') go(-1);
  else if (keys === 'gp') position();
  else if (keys === 'r') reply();
  else return;
  event.preventDefault();
});
