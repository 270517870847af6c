import { setFlagsFromString } from 'node:v8';

/* Imported before everything else: without it graphql-js compares every object with every class by name, to help developers. */
process.env.NODE_ENV ??= 'production';

/*
 * Where a machine has memory to spare, V8 lets several times what is in use pile up before it collects it: 600 MB for 125. With
 * a seventh on top the process holds less than half of that. The collections that this adds cost little more than threads that help
 * with a few milliseconds of a small one, which are left out for it (decisions.md "The heap holds a seventh").
 */
setFlagsFromString('--heap-growing-percent=15');
setFlagsFromString('--no-parallel-scavenge');
/*
 * V8 puts what was often still there at a collection into the old generation at once. Here that is rows of the database, and
 * each takes its texts along, until the old generation is collected: a first page left 17 kB there (decisions.md, the same).
 */
setFlagsFromString('--no-allocation-site-pretenuring');
