/** Told to the user as one line: what is wrong and what to do. */
export class CommandError extends Error {}

/** A command of the workspace; answers its exit code. */
export type Command = (args: readonly string[]) => Promise<number>;

/** Runs a command and ends the process with its code; what the user can mend is told in one line. */
export async function execute(command: Command, args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
