/** `GET /api/push-worker/`: the service worker that shows notices, which the page of one's saved searches registers on request. */
import { pushWorker } from '@/lib/domain/subscriptions/push-worker'
import { answerWorker } from '@/lib/server/http/answer-worker'

export const GET = (): Response => answerWorker(pushWorker)
