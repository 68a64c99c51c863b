import fs from 'node:fs'

/** In containers both sides read the password from a file; libpq uses it if the URL has none. */
export const readDatabasePassword = () => {
  const file = process.env.DATABASE_PASSWORD_FILE ?? ''
  if (file === '' || (process.env.PGPASSWORD ?? '') !== '' || !fs.existsSync(file)) return
  process.env.PGPASSWORD = fs.readFileSync(file, 'utf8').trim()
}
