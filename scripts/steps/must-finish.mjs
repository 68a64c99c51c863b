// Loaded into Payload's command before its own code (node --import). It ends by process.exit when its work is done; one that has
// nothing left to wait for before that stopped halfway, and must not look like a success.
process.once('beforeExit', () => {
  process.stderr.write('The command ended before its work was done: nothing was left that it could wait for.\n')
  process.exit(70)
})
