public import ContractKit
public import Payments
import SampleKit
public import Vocabulary

/// What is around the payments of a clause: goods to pay for, and a gateway to pay at.
public struct OrderMarket: Sendable {
    public let goods: KnownGoods
    public let gateway: KnownGateway
    /// The calls of both, and of the store.
    public let calls: OrderCalls

    /// An empty market in that environment.
    public init(in environment: ClauseEnvironment) {
        calls = OrderCalls()
        goods = KnownGoods(environment, calls)
        gateway = KnownGateway(environment.clock, calls)
    }

    /// The terms of the house in clauses: 3.3 percent of test money.
    public static let terms = HouseTerms(fee: FeeRate(basisPoints: 330) ?? .none, isTest: true)

    /// The hash by which clauses chain ledgers and keep rights. It mixes well and hides nothing.
    public static let seal = ChainSeal { bytes, key in
        (UInt64(0)..<4).flatMap { lane in
            let sum = (key + bytes).reduce(0xCBF2_9CE4_8422_2325 ^ lane) { sum, byte in
                (sum ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            var random = SeededGenerator(seed: sum)
            let word = random.next()
            return (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        }
    }

    /// Secrets for addresses, in the order of the identifiers.
    static func mint(_ ids: any IdentifierSource) -> RightMint {
        RightMint(seal: seal) { RightSecret(text(ids)) }
    }

    /// 22 characters of base64url.
    static func text(_ ids: any IdentifierSource) -> String {
        let raw: RawIdentifier = ids.next()
        var random = SeededGenerator(seed: raw.high &* 31 &+ raw.low)
        return String(decoding: (0..<22).map { _ in alphabet[random.below(alphabet.count)] }, as: UTF8.self)
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

extension ClauseEnvironment {
    /// Payments over that store in this environment. Goods and gateway are the market's unless others stand
    /// before them; without a gateway nothing can be bought.
    public func service(
        over store: any OrderStore, _ market: OrderMarket, goods: (any Purchasable)? = nil,
        gateway: (any PaymentGateway)? = nil, members: KnownMembers? = nil, hasGateway: Bool = true
    ) -> OrderService {
        OrderService(
            store: TriedOrderStore(store, market.calls),
            gateway: hasGateway ? gateway ?? market.gateway : nil, purchasables: goods ?? market.goods,
            members: members ?? directory, subjects: subjects, mint: OrderMarket.mint(ids),
            terms: OrderMarket.terms, time: clock, ids: ids, supplies: market.goods.supplies,
            references: { [ids] in PaymentReference("pay-\(OrderMarket.text(ids))") })
    }
}
