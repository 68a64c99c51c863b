// Preloaded into Payload's command (node --import), which calls process.exit when done. If the event loop drains before that, the command
// stopped halfway and must not report success.
process.once('beforeExit', () => {
  process.stderr.write('The command ended before its work was done: nothing was left that it could wait for.\n')
  process.exit(70)
})
