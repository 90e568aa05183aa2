let isPressed = false;
const waiting = new Set<() => void>();

/** At once, or once a press has ended: a sentence that comes between would move what is pressed from under the finger. */
export const afterPress = (show: () => void) => {
  if (isPressed) waiting.add(show);
  else show();
};

export function watchPresses() {
  addEventListener("pointerdown", () => {
    isPressed = true;
  });
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => {
      isPressed = false;
      setTimeout(() => {
        for (const show of waiting) show();
        waiting.clear();
      });
    });
}
