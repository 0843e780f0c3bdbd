public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Ends a test that waits for what never comes. All tests share a few threads, and one that asks often
    /// may wait for minutes until it is its turn: no machine that is merely busy takes as long as this.
    public static var hangLimit: Self { .timeLimit(.minutes(15)) }
}
