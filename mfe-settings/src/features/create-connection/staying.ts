/** While the work runs, the browser asks before it closes or leaves the page. */
export async function staying<Result>(work: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  try {
    return await work;
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}
