/**
 * `GET /api/push-worker/`: the service worker that shows push notifications, registered by the page of saved searches on request.
 */
import { pushWorker } from '@/lib/domain/subscriptions/push-worker'
import { serviceWorkerResponse } from '@/lib/server/http/service-worker-response'

export const GET = (): Response => serviceWorkerResponse(pushWorker)
