// What a thread beside the main one begins with.
import { keepCompiledCode } from './keepCompiledCode.js';
import { runInThread } from './runInThread.js';

keepCompiledCode();
void runInThread();
