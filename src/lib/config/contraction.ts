/**
 * `…_contract_…` migrations remove what the previous version still uses. A rolling upgrade applies them after the old process has stopped,
 * so a shop is ready without them (ADR 013).
 * so a shop without them is ready (ADR 013).
 */
export const isContraction = (name: string): boolean => /^\d{8}_\d{6}_contract_/.test(name)
