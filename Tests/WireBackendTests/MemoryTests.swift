import Testing

/// What measures the memory of this process, and what fills it: one after the other.
@Suite(.serialized, .timeLimit(.minutes(8)))
enum MemoryTests {}
