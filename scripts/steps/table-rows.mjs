/** @typedef {import('pg').Client} Client */

const ofTheShop = `schemaname IN ('public', 'infra')`

/** @param {string} name */
const quote = (name) => `"${name.replaceAll('"', '""')}"`

/** Tables of the shop, by schema and name. @param {Client} client @returns {Promise<string[]>} quoted */
export const findTables = async (client) => {
  const { rows } = await client.query(`SELECT schemaname, tablename FROM pg_tables WHERE ${ofTheShop} ORDER BY 1, 2`)
  return rows.map(({ schemaname, tablename }) => `${quote(schemaname)}.${quote(tablename)}`)
}

/** Rows per table. @param {Client} client @returns {Promise<Record<string, number>>} */
export const countRows = async (client) => {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const table of await findTables(client)) {
    const { rows } = await client.query(`SELECT count(*)::float8 AS number FROM ${table}`)
    counts[table] = rows[0].number
  }
  return counts
}

/** Drops all objects of the shop in one transaction. @param {Client} client */
export const dropEverything = async (client) => {
  const { rows } = await client.query(`
    SELECT format('DROP TABLE IF EXISTS %I.%I CASCADE', schemaname, tablename) AS statement FROM pg_tables WHERE ${ofTheShop}
    UNION ALL SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', n.nspname, t.typname) FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE n.nspname = 'public' AND t.typtype = 'e' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
    UNION ALL SELECT format('DROP FUNCTION IF EXISTS %I.%I(%s) CASCADE', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
      FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'public' AND p.prokind = 'f' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'DROP SCHEMA IF EXISTS infra CASCADE'`)
  await client.query(['BEGIN', ...rows.map(({ statement }) => statement), 'COMMIT'].join(';\n'))
}
