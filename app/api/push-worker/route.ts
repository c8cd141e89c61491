/**
 * `GET /api/push-worker/`: the service worker that shows push notifications, registered by the page of saved searches on request.
 */
import { pushWorker } from '@/lib/domain/subscriptions/push-worker'
import { answerWorker } from '@/lib/server/http/answer-worker'

export const GET = (): Response => answerWorker(pushWorker)
