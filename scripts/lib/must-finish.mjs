// Preloaded into Payload's command (node --import), which calls process.exit when done. If the event loop drains before that, the command
// stopped halfway and must not report success.
process.once('beforeExit', () => {
  process.stderr.write('The command exited before its work was done: the event loop was empty.\n')
  process.exit(70)
})
