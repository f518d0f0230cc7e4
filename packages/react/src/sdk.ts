// The client that the package brings, for front ends that install nothing else: `@kalends/react/sdk`.
export * from '@kalends/sdk'
