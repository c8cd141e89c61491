/** Loads what every page of a property in the portal needs. */
import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isPlanned, type PortalItem } from '../../domain/portal/portal-item.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Account } from '../accounts/current-account.ts'
import { type Db, getDb } from '../db/client.ts'
import { readLanguage } from '../pages/read-language.ts'
import { findOwnedProperty, listOwnedProperties, type OwnedProperty } from './owned-property.ts'
import { findPortalItems } from './portal-items.ts'
import { findPortalViewer } from './portal-viewer.ts'

export type OpenPortal = OwnedProperty & {
  db: Db
  account: Account
  /** A member of the office is looking; `account` is still the owner's. */
  isOffice: boolean
  language: Language
  now: Date
  /** Day in Belgium. */
  today: IsoDate
  /** All properties of the account, for switching. */
  properties: ConfidentialProperty[]
  viewings: PortalItem[]
  /** Number of upcoming viewings with a time. */
  planned: number
}

/** @param id of the property in the address @throws the framework's 404 if the account does not own it */
export async function openPortal(id: string): Promise<OpenPortal> {
  const language = await readLanguage()
  const now = new Date()
  const { account, isOffice } = (await findPortalViewer(await headers(), id, now)) ?? notFound()
  const db = await getDb()
  const today = toLocalTime(now).date
  const owned = (await findOwnedProperty(db, account.id, id)) ?? notFound()
  const viewings = await findPortalItems(db, owned, 'visit', now, language)
  const planned = viewings.filter((viewing) => isPlanned(viewing, today)).length
  return {
    ...owned,
    db,
    account,
    isOffice,
    language,
    now,
    today,
    viewings,
    planned,
    properties: await listOwnedProperties(db, account.id),
  }
}

/** Query of the page as URLSearchParams, single values only. */
export function toQuery(searchParams: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Props of a portal page. */
export type PortalPage = {
  params: Promise<{ property: string }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}
