// Loaded into the shop's process before its own code (node --import). When the command that started it is killed outright,
// nobody could stop the shop in order: the broken channel tells it, so the port is free for the next start.
if (process.channel !== undefined) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 3000).unref()
  })
}
