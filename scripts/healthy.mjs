// node scripts/healthy.mjs live|ready: the image's health check. Asks the shop beside it and says it with the exit code.
const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health/${process.argv[2] ?? 'live'}`).catch(() => undefined)
process.exit(response?.ok === true ? 0 : 1)
