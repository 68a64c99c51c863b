import pg from 'pg'

/** The address of another database on the same server. */
export const databaseAt = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** One short connection to the server's own database, for what cannot be done from inside the database concerned. */
export const onServer = async <Value>(server: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> => {
  const client = new pg.Client({ connectionString: databaseAt(server, 'postgres'), connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const dropDatabase = (server: string, name: string): Promise<unknown> =>
  onServer(server, (client) => client.query(`drop database if exists "${name}" with (force)`))
