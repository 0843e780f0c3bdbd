import FoundationEssentials
import Settings
import Verification
import Vocabulary

/// Where a run of contracts gets what opens more at a server.
enum ContractKey {
    /// The token in one of the files, or an operator's in `MADANG_OPERATOR_TOKEN`; a database needs none.
    /// Throws `unreachable` if a file holds none.
    static func key(
        at backend: Backend, operatorTokenFile: String?, testsTokenFile: String?
    ) throws(ServiceFailure) -> ContractRun.Key {
        if backend.isLocal { return .none }
        if let testsTokenFile { return .testsToken(try token(in: testsTokenFile)) }
        if let operatorTokenFile { return .operatorToken(try token(in: operatorTokenFile)) }
        guard let token = Settings.processEnvironment["MADANG_OPERATOR_TOKEN"], !token.isEmpty else {
            return .none
        }
        return .operatorToken(token)
    }

    private static func token(in file: String) throws(ServiceFailure) -> String {
        let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8)
        guard let line = text?.split(whereSeparator: \.isNewline).first, !line.contains(" ") else {
            throw .unreachable(english: "\(file) holds no token.", korean: "\(file) 파일에 토큰이 없습니다.")
        }
        return String(line)
    }
}
