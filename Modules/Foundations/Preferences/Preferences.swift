public import Vocabulary

/// The settings of one device and of its signed-in member, with notification of changes.
public actor Preferences {
    private let device: any PreferenceStore
    private let account: (any PreferenceStore)?
    private var watchers: [Int: (name: String, tell: @Sendable (PreferenceLayers) -> Void)] = [:]
    private var watcherCount = 0
    /// The layers as last read, with later changes made here.
    private var known = PreferenceLayers(device: [:])
    private var changes = 0

    /// Uses one store for the device and one for the account; `account` is nil if no member is signed in.
    public init(_ device: any PreferenceStore, account: (any PreferenceStore)? = nil) {
        self.device = device
        self.account = account
    }

    /// The value in effect, by the precedence of `PreferenceLayers`. Throws `unavailable`.
    public func value<Value>(of preference: Preference<Value>) async throws(ServiceFailure) -> Value {
        try await layers().value(of: preference)
    }

    /// Sets the value durably in the scope and notifies observers. Throws as the store does, and
    /// `signInRequired` for the account scope if no member is signed in.
    public func set<Value>(
        _ preference: Preference<Value>, to value: Value, for scope: PreferenceScope = .device
    ) async throws(ServiceFailure) {
        try await keep(preference.write(value), under: preference.description, in: scope)
    }

    /// Removes the setting from the scope. Throws as `set` does.
    public func reset(
        _ description: PreferenceDescription, for scope: PreferenceScope = .device
    ) async throws(ServiceFailure) {
        try await keep(nil, under: description, in: scope)
    }

    /// Sets the value from typed text. Throws a field error about the setting if the text is invalid, and as
    /// `set` does.
    public func set(
        _ description: PreferenceDescription, typed text: String, for scope: PreferenceScope = .device
    ) async throws {
        guard let canonical = description.canonical(text) else {
            throw FieldError(description.name, .unknown(allowed: description.forms))
        }
        try await keep(canonical, under: description, in: scope)
    }

    /// The settings as kept. Throws `unavailable`.
    public func layers() async throws(ServiceFailure) -> PreferenceLayers {
        while true {
            let before = changes
            let read = PreferenceLayers(
                device: try await device.load(), account: try await account?.load() ?? [:])
            // A change made during the read may be missing from its result.
            guard before == changes else { continue }
            known = read
            return read
        }
    }

    /// The value now and after each change made here; a slow consumer gets the newest only. Throws
    /// `unavailable`.
    public func values<Value>(
        of preference: Preference<Value>
    ) async throws(ServiceFailure) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self, bufferingPolicy: .bufferingNewest(1))
        let now = try await layers()
        watcherCount += 1
        let id = watcherCount
        watchers[id] = (
            preference.description.name, { layers in continuation.yield(layers.value(of: preference)) }
        )
        continuation.onTermination = { _ in Task { await self.forget(id) } }
        continuation.yield(now.value(of: preference))
        return stream
    }

    private func forget(_ id: Int) { watchers[id] = nil }

    private func keep(
        _ text: String?, under description: PreferenceDescription, in scope: PreferenceScope
    ) async throws(ServiceFailure) {
        let name = description.name
        switch (scope, description.scope, account) {
        case (.device, _, _): try await device.keep(text, under: name)
        case (.account, .device, _):
            throw .badRequest([FieldError(name, .unexpected)])
        case (.account, .account, nil): throw .signInRequired
        case (.account, .account, let account?): try await account.keep(text, under: name)
        }
        changes += 1
        known = known.with(text, under: name, in: scope)
        for watcher in watchers.values where watcher.name == name { watcher.tell(known) }
    }
}
