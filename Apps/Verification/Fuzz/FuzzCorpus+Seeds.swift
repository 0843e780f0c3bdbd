import Composition
import ContractKit
import Wire

extension FuzzCorpus {
    /// Words that mean something to every endpoint, and those of the domains.
    static let words =
        [
            "%00", "%FF", "%ED%A0%80", "%", "%2", "+", "&", "=", "?", "#", "/", "//",
        ] + Trial.all.flatMap(\.verification.fuzz.words)

    static let queries = Trial.all.flatMap(\.verification.fuzz.queries).map(Form.init)

    static let bodies = Trial.all.flatMap(\.verification.fuzz.bodies).map(Form.init)

    static let paths: [String] = Trial.all.flatMap { trial in
        trial.domain.endpoints.map {
            "\($0.path)".replacing("{id}", with: trial.verification.fuzz.identifier)
        }
    }
}

extension FuzzCorpus.Form {
    /// A domain's form.
    init(_ form: FuzzSeeds.Form) {
        self.init(endpoint: form.endpoint, method: form.method, path: form.path, seeds: form.seeds)
    }
}
