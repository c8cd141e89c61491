/**
 * Actions of the office on a property: override a value, undo that, or change the state. Each is one transaction in which the
 * file in `overrides/` is written last, so that the database and the file agree.
 */
import 'server-only'
import type { AuditNote } from '../../../domain/office/audit.ts'
import type { ListingState } from '../../../domain/office/listing-state.ts'
import {
  checkOverride,
  type ListingFile,
  readListingFile,
  readOverride,
  writeOverride,
} from '../../content/files/listing-file.ts'
import type { Fields } from '../../content/files/overrides.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { type FormerViewing, keepTimes } from '../../db/repositories/office/office-decisions.ts'
import {
  deleteOverrideNote,
  findListingVersion,
  noteOverride,
  setDiscreet,
  takeListingVersion,
} from '../../db/repositories/office/office-listings.ts'
import { undoUntil } from '../forms/undo-window.ts'
import { addDiscreetProperty, type Restore, removeDiscreetProperty } from '../people/discreet-property.ts'
import type { Staff } from '../staff/staff.ts'
import { cancelOpenViewings } from '../viewings/open-viewings.ts'
import { formerListingId, storeFormerListing } from './former-listing.ts'
import { findListingPath, type Plan, readPlans, toPathValue, valueAt, withValue, writePlans } from './listing-paths.ts'
import { findRecord } from './listing-records.ts'
import { withState } from './state-override.ts'

export type ListingHandler = Staff<'handleListings'>

/** A member of the office who may change the state of a property. */
export type StateMaker = ListingHandler | Staff<'handleOffers'>

/**
 * `newer`: somebody changed it since the page was rendered. `gone`: the property or the override does not exist. `wrong-value`:
 * the field cannot hold the value. `held`: the content check would hold the property back. `closed`: the site has no write
 * access to the content.
 */
export type ListingResult = 'done' | 'newer' | 'gone' | 'wrong-value' | 'held' | 'closed'

/** A property, and the version that the page showed. */
export type SeenListing = { id: number; version: number }

export class Rollback extends Error {
  readonly result: Exclude<ListingResult, 'done'>

  constructor(result: Exclude<ListingResult, 'done'>) {
    super(result)
    this.result = result
  }
}

/** The new override, and its entry in the audit trail. */
export type ListingStep = { override: Fields; audit: Pick<AuditNote, 'action' | 'detail'> }

type Plans = (listing: ListingFile, transaction: Db) => Promise<ListingStep | Exclude<ListingResult, 'done'>>

async function write(id: number, override: Fields): Promise<void> {
  try {
    await writeOverride(id, override)
  } catch {
    throw new Rollback('closed')
  }
}

/** The override in the file; a file that is not a valid record is not overwritten. */
function formerOverride(id: number): Fields {
  try {
    return readOverride(id)
  } catch {
    throw new Rollback('closed')
  }
}

/**
 * Increases the version, runs `plan`, writes the audit trail and then the file; any error rolls back all of it.
 * @throws database errors; the file is restored then.
 */
export async function changeListing(
  transaction: Db,
  staff: StateMaker,
  { id, version }: SeenListing,
  now: Date,
  plan: Plans,
): Promise<void> {
  if (!(await takeListingVersion(transaction, staff, { id, version }, now))) throw new Rollback('newer')
  const listing = readListingFile(id)
  if (!listing || listing.folder === 'projects') throw new Rollback('gone')
  formerOverride(id)
  const step = await plan(listing, transaction)
  if (typeof step === 'string') throw new Rollback(step)
  await recordAudit(transaction, staff, { subject: 'listing', subjectId: String(id), ...step.audit }, now)
  await write(id, step.override)
}

/** Runs a transaction that writes content files; on an error, also of the commit, the files are restored. */
export async function inListingTransaction(
  db: Db,
  id: number,
  run: (transaction: Db, written: Restore[]) => Promise<void>,
): Promise<ListingResult> {
  const before = readListingFile(id)?.override
  const written: Restore[] = []
  try {
    await db.transaction().execute((transaction) => run(transaction, written))
    return 'done'
  } catch (error) {
    for (const restore of written) await restore()
    if (error instanceof Rollback) return error.result
    if (before) await writeOverride(id, before)
    throw error
  }
}

/** Adds the property to the discreet properties, or removes it. */
async function setEntry(transaction: Db, staff: StateMaker, id: number, to: ListingState, written: Restore[]): Promise<void> {
  const { discreet } = await findListingVersion(transaction, staff, id)
  const record = findRecord(staff, id)
  if ((discreet !== undefined) === (to === 'discreet') || !record) return
  try {
    if (discreet !== undefined) written.push(await removeDiscreetProperty(discreet))
    else {
      const { letter, restore } = await addDiscreetProperty(record)
      written.push(restore)
      return await setDiscreet(transaction, staff, id, letter)
    }
  } catch {
    throw new Rollback('closed')
  }
  await setDiscreet(transaction, staff, id, undefined)
}

/** A change that can be undone for some seconds (undo-listing.ts). */
const change = (db: Db, staff: ListingHandler, seen: SeenListing, now: Date, plan: Plans): Promise<ListingResult> =>
  inListingTransaction(db, seen.id, (transaction) =>
    changeListing(transaction, staff, seen, now, async (listing) => {
      await storeFormerListing(transaction, staff, seen.id, now)
      return plan(listing, transaction)
    }),
  )

type Override = { path: string; value: unknown; untilChanged?: boolean }

type ReadOverride = (listing: ListingFile) => Override | undefined

/** Overrides a value; a value equal to the file's removes the override. */
const saveValue = (db: Db, staff: ListingHandler, seen: SeenListing, now: Date, read: ReadOverride) =>
  change(db, staff, seen, now, async (listing, transaction) => {
    const said = read(listing)
    if (!said) return 'wrong-value'
    const override = withValue(listing.override, said.path, said.value)
    if (isWorse(listing, override)) return 'held'
    const untilChanged = said.untilChanged === true && listing.isFromFeed
    const note = { path: said.path, theirs: valueAt(listing.theirs, said.path), untilChanged }
    await noteOverride(transaction, staff, seen.id, note, now)
    return { override, audit: { action: 'changed' } }
  })

const keyOf = ({ path, message }: { path: string; message: string }) => `${path} ${message}`

/** Whether a step would add mistakes: a property that is already held back can be corrected field by field. */
function isWorse(listing: ListingFile, override: Fields): boolean {
  const faults = checkOverride(listing, override)
  if (faults.length === 0) return false
  const before = new Set(checkOverride(listing, listing.override).map(keyOf))
  return faults.some((fault) => !before.has(keyOf(fault)))
}

export const overrideField = (
  db: Db,
  staff: ListingHandler,
  seen: SeenListing,
  { path, value: typed, untilChanged = false }: { path: string; value: string; untilChanged?: boolean },
  now: Date,
): Promise<ListingResult> =>
  saveValue(db, staff, seen, now, ({ folder }) => {
    const place = findListingPath(folder, path)
    const value = place && toPathValue(place, typed)
    return value === undefined ? undefined : { path, value, untilChanged }
  })

/** @param plans in order; empty for a property without plans */
export const overridePlans = (
  db: Db,
  staff: ListingHandler,
  seen: SeenListing,
  plans: readonly Plan[],
  now: Date,
): Promise<ListingResult> =>
  saveValue(db, staff, seen, now, ({ theirs }) => ({
    path: 'FloorPlans',
    value: writePlans(plans, theirs['FloorPlans']),
  }))

/** Removes the override, so that the file's value is used again. */
export const undoOverride = (db: Db, staff: ListingHandler, seen: SeenListing, path: string, now: Date): Promise<ListingResult> =>
  change(db, staff, seen, now, async (listing, transaction) => {
    if (valueAt(listing.override, path) === undefined) return 'gone'
    await deleteOverrideNote(transaction, staff, seen.id, path)
    return { override: withValue(listing.override, path, undefined), audit: { action: 'withdrew' } }
  })

/**
 * Changes the state of a property within a transaction. Viewings of a property that is sold or let are cancelled.
 * @param written receives functions that restore the files written so far
 * @param alongside further writes, with the lock of the property
 */
export async function setListingState(
  transaction: Db,
  staff: StateMaker,
  seen: SeenListing,
  { from, to }: { from: string; to: ListingState },
  now: Date,
  written: Restore[],
  alongside?: () => Promise<void>,
): Promise<void> {
  await changeListing(transaction, staff, seen, now, async (listing) => {
    const override = withState(listing, to)
    if (isWorse(listing, override)) return 'held'
    await alongside?.()
    await setEntry(transaction, staff, seen.id, to, written)
    if (to === 'sold')
      await cancelOpenViewings(transaction, staff, seen.id, now, { until: undoUntil(now), decisionId: formerListingId(seen.id) })
    return { override, audit: { action: 'changed', detail: `${from}, ${to}` } }
  })
}

export const changeListingState = (
  db: Db,
  staff: ListingHandler,
  seen: SeenListing,
  states: { from: string; to: ListingState },
  now: Date,
): Promise<ListingResult> =>
  inListingTransaction(db, seen.id, async (transaction, written) => {
    let stopped: readonly FormerViewing[] = []
    await setListingState(transaction, staff, seen, states, now, written, async () => {
      stopped = await storeFormerListing(transaction, staff, seen.id, now, states.to === 'sold')
    })
    await keepTimes(transaction, staff, stopped, undoUntil(now))
  })

/** Floor plans that the page's form contains. */
export const shownPlans = ({ theirs, override }: ListingFile): Plan[] => readPlans(override['FloorPlans'] ?? theirs['FloorPlans'])
