// Preloaded into the shop (node --import): stops it when its parent is killed, so that the port is free for the next start.
if (process.channel !== undefined) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 3000).unref()
  })
}
