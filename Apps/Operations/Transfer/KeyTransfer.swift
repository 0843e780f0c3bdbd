import Auth
import DatabaseCopy
import Vocabulary

/// Carries the keys that sign access tokens from where one database's programs keep them to where the
/// other's do.
struct KeyTransfer: Sendable {
    let source: any KeyStore
    let target: any KeyStore

    /// Throws `otherKeys` if the target has keys that are not the source's.
    func check() async throws(CopyError) {
        guard let kept = try await read(target, .target) else { return }
        if try await read(source, .source) != kept { throw .otherKeys(place: target.place) }
    }

    /// Gives the target the source's keys, if there are any. Throws `otherKeys` as `check` does.
    func carry() async throws(CopyError) {
        guard let keys = try await read(source, .source) else { return }
        do throws(ServiceFailure) {
            if try await target.replace(nil, by: keys) { return }
        } catch {
            throw .failed(.target, error)
        }
        try await check()
    }

    private func read(_ keyStore: any KeyStore, _ side: CopyError.Side) async throws(CopyError) -> String? {
        do throws(ServiceFailure) {
            return try await keyStore.read()
        } catch {
            throw .failed(side, error)
        }
    }
}
