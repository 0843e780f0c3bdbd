public import Auth
public import Wire

extension AuthWire {
    /// The name of a setting; the domain checks its characters.
    static let settingName = WireCoder<String>.text(
        minimumLength: 1, maximumLength: MemberSetting.longestName, example: "language")

    /// The value of a setting; the domain counts its bytes.
    static let settingValue = WireCoder<String>.text(
        maximumLength: MemberSetting.largestValue, example: "ko")

    /// One setting of a member.
    static let setting: WireCoder<MemberSetting> = Shape<MemberSetting>(
        "MemberSetting",
        Field("name", settingName) { $0.name }, Field("value", settingValue) { $0.value }
    ) { name, value in MemberSetting(name: name, value: value) }
    .coder

    /// The settings of a member, in the array `items`.
    public static let settings: WireCoder<[MemberSetting]> = Shape<[MemberSetting]>(
        "MemberSettings", Field("items", setting.array) { $0 }
    ) { items in items }
    .coder
}
