export { createTestApp, type TestApp } from './app.ts'
export { type TestClock, testClock } from './clock.ts'
export { createTestDatabase, type TestDatabase } from './database.ts'
