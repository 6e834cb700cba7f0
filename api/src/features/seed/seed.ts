export async function seed(_: unknown): Promise<void> {}
