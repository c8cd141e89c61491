/** Headers of the request that a test of the database makes; undefined outside a request. Mocked in `database-worker.ts`, as workers share modules. */
export const request: { headers: Headers | undefined } = { headers: undefined }
