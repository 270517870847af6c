/** In place of MUI's ripple, which our theme turns off: nothing, and 3 kB less on every page. */
export default function NoRipple() {
  return null;
}
