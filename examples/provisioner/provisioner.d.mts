import type { Server } from 'node:http'

export interface Plan {
  readonly service: string
  readonly state?: 'active' | 'suspended' | 'ended'
  readonly product?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, { readonly operation: string; readonly at: number; readonly reason?: string }>>
}

export interface AppliedJob {
  readonly id: string
  readonly service: string
  readonly operation: string
  readonly at: number
  readonly reason?: string
}

export interface Plans {
  readonly find: (service: string) => Plan | undefined
  readonly all: () => readonly Plan[]
}

export interface Machine {
  readonly host: string
  readonly ipv4?: string
}

export declare const openPlans: (folder: string, onApply?: (job: AppliedJob) => void) => Plans

export declare const createProvisioner: (options: {
  readonly plans: Plans
  readonly secret: string
  readonly machine: Machine
  readonly settleMs?: number
}) => Server
