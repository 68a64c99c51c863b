// node deploy/container/healthy.mjs live|ready: health check of the image; reports by exit code.
const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health/${process.argv[2] ?? 'live'}`).catch(() => undefined)
process.exit(response?.ok === true ? 0 : 1)
