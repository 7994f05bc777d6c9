/** Something the person at the keyboard can mend: printed as one sentence, without a stack. */
export class Failure extends Error {}

/** Runs a command's main function; a Failure ends it with its sentence, anything else is a bug of ours. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
