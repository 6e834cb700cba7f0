/** Quiet lines above every screen: no connection, a newer version. */
export function Notices() {
  return null;
}
