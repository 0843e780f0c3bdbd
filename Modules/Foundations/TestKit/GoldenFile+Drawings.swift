public import Testing

extension GoldenFile {
    /// Compares the diagrams of a document with the drawings, in their order, and leaves its prose to its
    /// authors. Throws what keeps the file from being written.
    public func expect(
        _ drawings: [MachineDrawing], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let kept = text ?? ""
        let parts = kept.parts(between: MachineDrawing.opening)
        guard parts.count == drawings.count + 1 else {
            Issue.record(
                """
                \(name) has \(parts.count - 1) diagrams, and the code draws \(drawings.count). Put an empty \
                block “```mermaid” into the document where each belongs, then run with MADANG_RECORD=1.
                """,
                sourceLocation: sourceLocation)
            return
        }
        let rests = parts.dropFirst().map { $0.parts(between: MachineDrawing.closing).dropFirst() }
        let redrawn = zip(drawings, rests).map { drawing, rest in
            drawing.text + rest.joined(separator: MachineDrawing.closing)
        }
        try expect((parts.prefix(1) + redrawn).joined(), sourceLocation: sourceLocation)
    }
}

extension String {
    /// The text cut at each separator; one part more than there are separators.
    fileprivate func parts(between separator: String) -> [String] {
        var (parts, rest) = ([String](), self[...])
        while let found = rest.firstRange(of: separator) {
            parts.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        return parts + [String(rest)]
    }
}
