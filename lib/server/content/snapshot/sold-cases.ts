/** Converts the entries of `data/sold.json` to the type that statistics use. */
import 'server-only'
import type { RawSoldCase } from '../../../content/sold.ts'
import { resolveMonth } from '../../../domain/sold/month.ts'
import type { SoldCase } from '../../../domain/sold/sold-case.ts'

/** Rounds degrees to about a hundred metres, so that no single house can be identified. */
const toStreet = (degrees: number) => Math.round(degrees * 1000) / 1000

/** @param today that relative months count from, ISO. */
export const toSoldCases = (entries: readonly RawSoldCase[], today: string): SoldCase[] =>
  entries.map(({ agreed, agent, month, days, latitude, longitude, title, picture, epc, state, ...entry }) => ({
    ...entry,
    title,
    picture,
    epc,
    state,
    latitude: toStreet(latitude),
    longitude: toStreet(longitude),
    month: resolveMonth(month, today),
    days: agreed.time ? days : undefined,
    agentId: agent ?? 0,
    isReference: agreed.reference,
  }))
