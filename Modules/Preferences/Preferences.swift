public import Vocabulary

/// The settings of one device or person, kept in a store, with news for whoever watches them.
public actor Preferences {
    private let store: any PreferenceStore
    private var watchers: [Int: (name: String, tell: @Sendable (String?) -> Void)] = [:]
    private var watcherCount = 0

    /// Keeps them there.
    public init(_ store: any PreferenceStore) {
        self.store = store
    }

    /// What is set, or the fallback. Throws `unavailable`.
    public func value<Value>(of preference: Preference<Value>) async throws(ServiceFailure) -> Value {
        preference.value(of: try await store.load()[preference.description.name])
    }

    /// Sets it durably, and tells those who watch it. Throws `unavailable`.
    public func set<Value>(_ preference: Preference<Value>, to value: Value) async throws(ServiceFailure) {
        try await keep(preference.write(value), under: preference.description.name)
    }

    /// Lets the fallback hold again. Throws `unavailable`.
    public func reset(_ description: PreferenceDescription) async throws(ServiceFailure) {
        try await keep(nil, under: description.name)
    }

    /// Sets it by what somebody typed. Throws a field error about the setting if it cannot be that.
    public func set(_ description: PreferenceDescription, typed text: String) async throws {
        guard let canonical = description.canonical(text) else {
            throw FieldError(description.name, .malformed(expected: description.form))
        }
        try await keep(canonical, under: description.name)
    }

    /// What is kept, as text by name. Throws `unavailable`.
    public func texts() async throws(ServiceFailure) -> [String: String] { try await store.load() }

    /// The value now and after each change that is made here, the newest if changes come faster than they are
    /// taken. Throws `unavailable`.
    public func values<Value>(
        of preference: Preference<Value>
    ) async throws(ServiceFailure) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self, bufferingPolicy: .bufferingNewest(1))
        let name = preference.description.name
        watcherCount += 1
        let id = watcherCount
        watchers[id] = (name, { text in continuation.yield(preference.value(of: text)) })
        continuation.onTermination = { _ in Task { await self.forget(id) } }
        continuation.yield(preference.value(of: try await store.load()[name]))
        return stream
    }

    private func forget(_ id: Int) { watchers[id] = nil }

    private func keep(_ text: String?, under name: String) async throws(ServiceFailure) {
        try await store.keep(text, under: name)
        for watcher in watchers.values where watcher.name == name { watcher.tell(text) }
    }
}
