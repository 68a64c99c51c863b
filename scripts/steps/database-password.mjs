import fs from 'node:fs'

/**
 * In containers the password of the database lies in a file that both sides read. Postgres' own library takes it from here
 * where the address brings none.
 */
export const readDatabasePassword = () => {
  const file = process.env.DATABASE_PASSWORD_FILE ?? ''
  if (file === '' || (process.env.PGPASSWORD ?? '') !== '' || !fs.existsSync(file)) return
  process.env.PGPASSWORD = fs.readFileSync(file, 'utf8').trim()
}
