/** `GET /api/openimmo.xml?lng=fr`: what is on offer, as OpenImmo 1.2.7 (docs/api.md). */
import { answerPartner } from '@/lib/server/syndication/partner-feeds'

export const GET = (request: Request): Promise<Response> => answerPartner(request, 'openimmo')
