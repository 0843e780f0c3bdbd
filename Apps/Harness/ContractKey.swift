import FoundationEssentials
import Settings
import Verification
import Vocabulary

/// Where a run of contracts gets what opens more at a server.
enum ContractKey {
    /// The tokens in one of the files, or an operator's in `MADANG_OPERATOR_TOKEN`; a database needs none.
    /// Throws `unreachable` if a file holds none.
    static func key(
        at backend: Backend, operatorTokenFile: String?, testsTokenFile: String?
    ) throws(ServiceFailure) -> ContractRun.Key {
        if backend.isLocal { return .none }
        if let testsTokenFile { return .testsToken(try tokens(in: testsTokenFile)[0]) }
        if let operatorTokenFile {
            let tokens = try tokens(in: operatorTokenFile)
            return .operatorTokens(access: tokens[0], refresh: tokens.count > 1 ? tokens[1] : nil)
        }
        guard let token = Settings.processEnvironment["MADANG_OPERATOR_TOKEN"], !token.isEmpty else {
            return .none
        }
        return .operatorTokens(access: token, refresh: nil)
    }

    /// The lines of a file, at least one.
    private static func tokens(in file: String) throws(ServiceFailure) -> [String] {
        let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8)
        let lines = (text ?? "").split(whereSeparator: \.isNewline).map(String.init)
        guard !lines.isEmpty, !lines.contains(where: { $0.contains(" ") }) else {
            throw .unreachable(english: "\(file) holds no token.", korean: "\(file) 파일에 토큰이 없습니다.")
        }
        return lines
    }
}
