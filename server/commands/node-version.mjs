// Imported first by every command, so that an old Node gets a sentence instead of a stack trace.
// Plain syntax only: this file has to parse where the rest does not.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'Pewter needs Node 20.19 or newer, and this is Node ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org and try again.',
  );
  process.exit(1);
}
