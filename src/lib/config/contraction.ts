/**
 * A migration that takes away what an earlier version still reads or writes is called `…_contract_…`. An upgrade under traffic applies it when
 * the process before has gone, so a shop that lacks it is ready all the same (ADR 044).
 */
export const isContraction = (name: string): boolean => /^\d{8}_\d{6}_contract_/.test(name)
