/** `GET /api/openimmo.xml?lng=fr`: the published listings as OpenImmo 1.2.7 (docs/api.md). */
import { answerPartner } from '@/lib/server/syndication/partner-feeds'

export const GET = (request: Request): Promise<Response> => answerPartner(request, 'openimmo')
