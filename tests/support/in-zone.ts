/** Runs `work` in a time zone (IANA name). */
export const inZone = async <Value>(zone: string, work: () => Value | Promise<Value>): Promise<Value> => {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
}

/** UTC, and zones with DST, Lord Howe's by half an hour. */
export const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const
