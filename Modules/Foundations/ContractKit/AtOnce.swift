/// Runs the verb that many times at once and counts how often it answered true. Throws what one of them
/// throws.
public func count(
    of number: Int, _ verb: @escaping @Sendable (Int) async throws -> Bool
) async throws -> Int {
    try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<number { group.addTask { try await verb(index) } }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
}
