/**
 * SweepBright: a webhook announces an estate, which is then fetched; a project includes its units. Field names are those of
 * public clients and of the responses that they publish.
 */

import type { Language } from '../../domain/text/language.ts'
import type { FeedFormat, FeedRemark } from '../adapter.ts'
import { splitFailedRequests } from '../reading/failed-requests.ts'
import { type FeedRecord, feedRecord } from '../reading/feed-record.ts'
import { isRaw } from '../reading/raw-value.ts'
import { type FeedItem, readItems, readJsonFeed } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { converse } from './sweepbright/conversation.ts'
import { giveLead } from './sweepbright/lead.ts'
import { toListing, toProject } from './sweepbright/listing.ts'
import { givePage } from './sweepbright/page.ts'

const isEstate = (value: unknown): boolean => isRaw(value) && ('id' in value || 'estate_id' in value)

/** An estate, a list of them, or the webhook's message that one was deleted. */
function estatesOf(value: unknown): readonly unknown[] | undefined {
  const inner = isRaw(value) && 'data' in value ? value['data'] : value
  if (Array.isArray(inner)) return inner.every(isEstate) ? inner : undefined
  return isEstate(inner) ? [inner] : undefined
}

function itemsOf(estate: FeedRecord, id: string, language: Language, remarks: FeedRemark[]): FeedItem[] {
  if (!estate.isYes('is_project')) return [{ kind: 'listing', listing: toListing(id, estate, language) }]
  const units = estate.records('properties').filter((unit) => unit.text('type') !== undefined)
  const listings = readItems(
    units,
    'id',
    (unit, unitId) => ({ kind: 'listing', listing: toListing(unitId, unit, language, id) }),
    remarks,
  )
  return [{ kind: 'project', project: toProject(id, estate, language) }, ...listings]
}

function readEstate(value: unknown, language: Language, remarks: FeedRemark[]): FeedItem[] {
  const estate = feedRecord(value, { remarks })
  const gone = estate.text('event') === 'estate-deleted' ? estate.text('estate_id') : undefined
  if (gone !== undefined) return [{ kind: 'gone', id: gone }]
  const id = estate.text('id')
  return id === undefined ? [] : itemsOf(estate.of(id), id, language, remarks)
}

export const sweepbright: FeedFormat = {
  name: 'SweepBright',
  keys: ['clientId', 'clientSecret'],
  converse,
  giveLead,
  givePage,
  read: (all, { defaultLanguage }) => {
    const { payloads, remarks: unanswered } = splitFailedRequests(all)
    const reading = readJsonFeed(
      payloads,
      (value, payload, remarks) => {
        const estates = estatesOf(value)
        if (!estates) return unreadable(payload, 'expected an estate of SweepBright')
        return { kind: 'items', items: estates.flatMap((estate) => readEstate(estate, defaultLanguage, remarks)) }
      },
      // Contains single estates only and says nothing about the others.
      { isPartial: true },
    )
    return reading.kind === 'read' ? { ...reading, remarks: [...unanswered, ...reading.remarks] } : reading
  },
}
