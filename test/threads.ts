import { useThreadsIn } from '@tischlein/server/threads';

// The setup has built them beside the program.
useThreadsIn(new URL('../cli/dist/', import.meta.url));
