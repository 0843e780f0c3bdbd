extension Console {
    /// Shows what the body writes to the output of the console that it is given: through the pager if it goes
    /// to a terminal and is longer than the screen, straight to the output otherwise.
    public func paged<Failure: Error>(_ body: (Console) throws(Failure) -> Void) throws(Failure) {
        guard isOutputTerminal, let pager else { return try body(self) }
        let collected = MemorySink()
        var collecting = self
        collecting.output = collected
        try body(collecting)
        let text = collected.text
        output.flush()
        errors.flush()
        let isLong = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } >= height
        if !isLong || !pager.show(text) { output.write(text) }
    }
}
